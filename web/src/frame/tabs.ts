export const TABS = ['log', 'chat', 'rules'] as const
/** A replay has a review too. */
export type Tab = (typeof TABS)[number] | 'review'
