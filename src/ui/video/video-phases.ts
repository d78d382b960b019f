/** The way of a video, in order. */
export const VIDEO_PHASES = ['uploading', 'analysing', 'downloading'] as const

export type VideoPhase = (typeof VIDEO_PHASES)[number]

export const VIDEO_PHASE_NAMES: Record<VideoPhase, string> = {
  uploading: 'Handing over the video',
  analysing: 'Analysing frame by frame',
  downloading: 'Fetching the map'
}
