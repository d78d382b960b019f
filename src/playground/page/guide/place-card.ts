import { intersection, type Point, type Rect, type Size } from '../../host/document/matrix'

const MARGIN = 16

/**
 * The corner of the stage where a card lies free, looked for at the foot first, left before right: nowhere on `taboo`,
 * and over as little of `better` as can be. Null when no corner is free.
 */
export function placeCard(
  stage: Size,
  card: Size,
  taboo: readonly Rect[],
  better: readonly Rect[]
): Point | null {
  const [right, bottom] = [stage.width - card.width - MARGIN, stage.height - card.height - MARGIN]
  if (right < 0 || bottom < 0) return null
  const corners = [bottom, MARGIN].flatMap((y) => [MARGIN, right].map((x) => ({ x, y })))
  const covered = (corner: Point, boxes: readonly Rect[]): number =>
    boxes.reduce((sum, box) => {
      const part = intersection({ ...corner, ...card }, box)
      return sum + (part ? part.width * part.height : 0)
    }, 0)
  const [best] = corners
    .filter((corner) => covered(corner, taboo) === 0)
    .map((corner) => ({ corner, cost: covered(corner, better) }))
    .sort((a, b) => a.cost - b.cost)
  return best?.corner ?? null
}
