// Two small sounds, synthesised rather than loaded.

import { settings } from './settings.svelte'

let context: AudioContext | undefined

function strike(frequency: number, after: number, length: number): void {
  context ??= new AudioContext()
  const begin = context.currentTime + after
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.type = 'triangle'
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0.0001, begin)
  volume.gain.exponentialRampToValueAtTime(0.12, begin + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length)
  tone.connect(volume).connect(context.destination)
  tone.start(begin)
  tone.stop(begin + length)
}

/** A camel's bell: it is your turn. */
export function bell(): void {
  if (!settings.sound) return
  strike(880, 0, 0.5)
  strike(1320, 0.12, 0.6)
}

/** A card laid down. */
export function tap(): void {
  if (settings.sound) strike(240, 0, 0.08)
}
