import type { BoardFact } from '../../../bridge'

/** Colour is not the only sign of what is better: these are, and the legend says so. */
export const SIGNS: Record<BoardFact['tone'], string> = { better: '▲ ', worse: '▼ ', none: '' }

/** A difference as the board writes it; a dash where nothing can be compared. */
export function deltaText({ delta, tone }: BoardFact): string {
  return delta === null ? '–' : `${SIGNS[tone]}${delta}`
}
