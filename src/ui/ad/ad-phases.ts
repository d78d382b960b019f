/** The way of an ad, in order. */
export const AD_PHASES = ['exporting', 'sending', 'scoring', 'downloading'] as const

export type AdPhase = (typeof AD_PHASES)[number]

export const AD_PHASE_NAMES: Record<AdPhase, string> = {
  exporting: 'Exporting the frame',
  sending: 'Handing over the picture',
  scoring: 'Scoring',
  downloading: 'Fetching the analysed picture'
}
