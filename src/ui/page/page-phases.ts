/** The way of a web page, in order. */
export const PAGE_PHASES = ['sending', 'capturing', 'downloading', 'placing'] as const

export type PagePhase = (typeof PAGE_PHASES)[number]

export const PAGE_PHASE_NAMES: Record<PagePhase, string> = {
  sending: 'Handing over the address',
  capturing: 'Capturing and analysing the page',
  downloading: 'Fetching the capture and its maps',
  placing: 'Placing the page'
}
