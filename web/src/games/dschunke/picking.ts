// A choice still being put together on this screen; nothing has been sent.

export interface Picking {
  /** The kind of the extra-action card whose junk is being chosen. */
  extra: string | null
  /** The bid in the tray; for a mixed fist both goods, as in FISTS. */
  good: string
  count: number
}

export const nothing = (): Picking => ({ extra: null, good: '', count: 0 })
