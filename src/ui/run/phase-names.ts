import type { Phase } from './job'

export const PHASE_NAMES: Record<Phase, string> = {
  exporting: 'Exporting the frame',
  uploading: 'Handing over the picture',
  waiting: 'Analysing',
  downloading: 'Fetching the maps',
  placing: 'Placing the overlays'
}
