import { upperFirst } from '../../language'
import { busiestRegion, cannotJudge, clarityBand } from './clarity-words'
import type { Measured } from './measured'
import { words } from './words'
import { written } from './written-words'

/** Design recommendations for a picture whose layers are not known, as Markdown: where to thin it out. */
export function writeRecommendations(measured: Measured): string {
  return cannotJudge(measured) ?? thinOut(measured) ?? written().nothingInPicture
}

/** Advice on a cluttered picture; null where no region is much busier than the others. */
function thinOut(measured: Measured): string | null {
  const busiest = clarityBand(measured) === 'cluttered' ? busiestRegion(measured) : null
  if (!busiest) return null
  const [there, everywhere] = [busiest.clutter, busiest.mean].map((part) => Math.round(100 * part))
  const title = upperFirst(words().thinOut(busiest.region))
  return `- **${title}.** ${upperFirst(words().clutterIs(there!, everywhere!))}`
}
