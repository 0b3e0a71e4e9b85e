"""What all games share: records, rules and kernels, actions, events, views, logs, notation."""
