/** Whether the panel has the keyboard's focus, which the canvas takes while a designer edits. */
export interface PanelFocus {
  has: () => boolean
  /** Resolves when the panel next gets it; never once the signal aborts. */
  gained: (signal: AbortSignal) => Promise<void>
}

export const panelFocus: PanelFocus = {
  has: () => document.hasFocus(),
  gained: (signal) =>
    new Promise((resolve) => {
      addEventListener('focus', () => resolve(), { once: true, signal })
    })
}
