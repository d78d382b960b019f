import { pageParameter } from './page-parameters'
import type { Session } from './session'

/** A design in which there is something to see at once: its price draws more attention than its button. */
const SHOWN = 'Landing page B'

/** One sample is selected and lies large beside the panel, the others around it; or all of them, if asked for. */
export function firstSight(session: Session): void {
  const { samples, document } = session
  const shown = samples.find((id) => document.graph.getNode(id)?.name === SHOWN) ?? samples[0]
  if (shown === undefined || pageParameter('start') === 'overview') {
    session.zoomToLayers(samples)
    return
  }
  session.select([shown])
  session.zoomAmongOthers(shown)
}
