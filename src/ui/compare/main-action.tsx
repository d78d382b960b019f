import type { JSX } from 'preact'
import { Button } from '@create-figma-plugin/ui'
import { shareOrder } from '../../engine/share-order'
import { seenPercent } from '../../engine/texts/people'
import type { LayerShare } from '../../file'
import { seenWithin } from '../../order/seen'
import { Card } from '../kit/card'
import { Select } from '../kit/field'
import { Note } from '../kit/note'
import { inPixels } from '../story/story'
import { PictureCrop } from '../story/figures'
import { words as resultWords } from '../result/words'
import { words as shared } from '../words/words'
import { useTools } from '../tools/use-tools'
import { useCompare } from './compare-store'
import { ComparedPicture } from './compared-picture'
import { type ComparedFrame, type Comparison } from './comparison'
import { words } from './words'
import styles from './compare.module.css'

const NONE = ''

/** A frame's layers to choose from, as people see them. */
function choices({ shares, record }: ComparedFrame): { layer: LayerShare; name: string }[] {
  if (shares === null) return []
  const { names, order } = shareOrder(shares.layers, record)
  return order.map((layer) => {
    const seen = seenWithin(layer)
    const name = names.get(layer) ?? layer.name
    return { layer, name: seen === null ? name : `${name} (${seenPercent(seen)})` }
  })
}

/** Chooses the layer that variants should lead the eye to among the base's, by default its mark or our guess. */
export function MainActionChoice({ comparison }: { comparison: Comparison }): JSX.Element | null {
  const compare = useCompare()
  const { canEdit } = useTools()
  const { frames, baseId, mainActionName, suggested } = comparison
  const base = frames.find(({ nodeId }) => nodeId === baseId)
  const layers = base === undefined ? [] : choices(base)
  const say = words()
  if (!canEdit || layers.length === 0) {
    return mainActionName === null ? null : (
      <Note>{say.mainActionIs(mainActionName, suggested)}</Note>
    )
  }
  const chosen = base?.mainAction?.layer ?? null
  const absent = mainActionName === null ? say.noneMarked : say.notInBase(mainActionName)
  return (
    <>
      <Select
        name={shared().mainAction}
        value={chosen?.id ?? NONE}
        options={[
          { value: NONE, name: chosen === null ? absent : resultWords().none },
          ...layers.map(({ layer, name }) => ({ value: layer.id, name }))
        ]}
        {...(mainActionName === null && { help: say.whichLayer })}
        {...(suggested && { help: say.suggested })}
        onChange={(id) => compare.mark(layers.find(({ layer }) => layer.id === id)?.layer ?? null)}
      />
      {suggested && chosen !== null && (
        <p>
          <Button
            secondary
            aria-label={shared().about(resultWords().confirm, say.confirmAbout)}
            onClick={() => compare.mark(chosen)}
          >
            {resultWords().confirm}
          </Button>
        </p>
      )}
    </>
  )
}

/** Asks of main actions that may be two whether they are one. */
export function UnsurePairs({ comparison }: { comparison: Comparison }): JSX.Element {
  const { frames, baseId } = comparison
  const base = frames.find(({ nodeId }) => nodeId === baseId)
  return (
    <>
      {base &&
        frames
          .filter(({ unsure }) => unsure)
          .map((frame) => <UnsurePair key={frame.nodeId} base={base} frame={frame} />)}
    </>
  )
}

function UnsurePair({ base, frame }: { base: ComparedFrame; frame: ComparedFrame }): JSX.Element {
  const compare = useCompare()
  const { canEdit } = useTools()
  const say = words().pair
  const agree = (layer: LayerShare | undefined): void => {
    if (layer === undefined || base.mainAction === null) return
    compare.mark(base.mainAction.layer)
    compare.mark(layer, frame.nodeId)
  }
  const layers = choices(frame)
  return (
    <Card title={say.title}>
      <div class={styles.pair}>
        {[base, frame].map((one) => (
          <figure key={one.nodeId}>
            <PictureCrop
              box={inPixels(one.mainAction!.layer.box, one.record.picture)}
              name={say.crop(one.mainAction?.said ?? '', one.name)}
            >
              <ComparedPicture frame={one} />
            </PictureCrop>
            <figcaption>{one.name}</figcaption>
          </figure>
        ))}
      </div>
      {canEdit && (
        <>
          <Button secondary onClick={() => agree(frame.mainAction?.layer)}>
            {say.same}
          </Button>
          <Select
            name={say.another(frame.name)}
            value={NONE}
            options={[
              { value: NONE, name: resultWords().chooseLayer },
              ...layers.map(({ layer, name }) => ({ value: layer.id, name }))
            ]}
            onChange={(id) => agree(layers.find(({ layer }) => layer.id === id)?.layer)}
          />
        </>
      )}
    </Card>
  )
}
