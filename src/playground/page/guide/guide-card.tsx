import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { intersection, type Point, type Rect, type Size } from '../../host/document/matrix'
import { boxOf } from '../canvas/layer-source'
import { canvasToScreen } from '../canvas/viewport'
import { windowBox } from '../panel/panel-host'
import { usePage } from '../state/page-context'
import type { Session } from '../state/session'
import { subscribeTo } from '../state/listen'
import type { Step } from './guide'

/** The guide's step, in a corner where it covers neither the panel nor, if it can, what is selected. */
export function GuideCard(): JSX.Element | null {
  const { guide, runner } = usePage()
  const step = guide.step.value
  const panel = runner.panel.value?.state.value
  return step && panel ? <Card step={step} panel={panel} /> : null
}

function Card({ step, panel }: { step: Step; panel: Size }): JSX.Element {
  const { session, guide } = usePage()
  subscribeTo(session.revision)
  const card = useRef<HTMLElement>(null)
  const size = useSignal<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = card.current ?? {}
    if (size.peek().width !== width || size.peek().height !== height) size.value = { width, height }
  })
  const stage = session.stage.value
  const taboo = [windowBox(stage, session.place.value, panel)]
  const at = placeCard(stage, size.value, taboo, selectedBoxes(session))
  return (
    <section
      ref={card}
      class="guide"
      aria-label="Guided minute"
      style={at ? { left: at.x, top: at.y } : { visibility: 'hidden' }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') guide.leave()
      }}
    >
      <div role="status">
        <h2 class="guide__title">{step.title}</h2>
        <p class="guide__text">{step.text}</p>
      </div>
      <div class="guide__foot">
        {guide.isLast.value ? (
          <button class="text-button text-button--framed" onClick={() => guide.leave()}>
            Close
          </button>
        ) : (
          <>
            <span class="guide__progress">{guide.progress.value}</span>
            <button class="text-button" onClick={() => guide.leave()}>
              Leave
            </button>
            <button class="text-button text-button--framed" onClick={() => guide.next()}>
              Next
            </button>
          </>
        )}
      </div>
    </section>
  )
}

/** Where the selected layers are, in CSS pixels of the stage. */
function selectedBoxes(session: Session): Rect[] {
  const view = session.viewport.value
  return session.selection.value.flatMap((id) => {
    const box = boxOf(session.layers, id)
    if (!box) return []
    return [
      {
        ...canvasToScreen(view, box),
        width: box.width * view.zoom,
        height: box.height * view.zoom
      }
    ]
  })
}

const MARGIN = 16

/**
 * The best corner of the stage for a card, bottom before top and left before right: never over `taboo`, and over as
 * little of `better` as possible. Null when no corner is free.
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
