import { Button, IconChevronDown16 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import type { LayerData } from '../../../bridge'
import { cleanLine, type LayerShare, type LayerShares } from '../../../file'
import { seenWithin } from '../../../order/seen'
import type { Judgement } from '../../../engine/texts/judge-layers'
import { useLayers } from '../../layers/layer-store'
import { useLive } from '../../live/live-store'
import { followedWords } from '../../live/followed-words'
import { useTools } from '../../tools/use-tools'
import { words as shared } from '../../words/words'
import { words } from '../words'
import { actionMoved } from './judge-result'
import { Note } from '../../kit/note'
import styles from './verdict.module.css'

interface Props {
  judgement: Judgement
  shares: LayerShares
  data: LayerData
}

/** The layer the frame should lead to: a suggestion until the designer confirms it or chooses another one. */
export function MainAction(props: Props): JSX.Element | null {
  const { judgement, data } = props
  const store = useLayers()
  const { canEdit } = useTools()
  const { action, names } = judgement
  const before = useLive().now.value?.look?.before ?? null
  const confirmed = action?.by === 'mark'
  const lost = data.mainAction !== null && !confirmed
  const layer = action?.layer ?? null
  if (!canEdit && layer === null) return null
  const said = layer && standing(props, layer, before)
  return (
    <div class={styles.action}>
      <div class={styles.line}>
        {canEdit ? (
          <Choice judgement={judgement} chosen={layer} />
        ) : (
          <span class={styles.name}>{words().mainActionIs((layer && names.get(layer)) ?? '')}</span>
        )}
        {canEdit && layer !== null && !confirmed && (
          <Button secondary onClick={() => store.mark(layer)}>
            {words().confirm}
          </Button>
        )}
      </div>
      {lost && (
        <Note role="status">
          {words().lost(
            shared().quoted(cleanLine(data.mainAction?.label ?? data.mainAction?.name ?? ''))
          )}
        </Note>
      )}
      {layer === null && canEdit && <Note>{words().noButton}</Note>}
      {judgement.isGoalUnanswered && <Note>{words().goalUnanswered}</Note>}
      {said !== null && <Note>{said}</Note>}
    </div>
  )
}

interface ChoiceProps {
  judgement: Judgement
  chosen: LayerShare | null
}

/** Choice of the main action among the layers, buttons first, as it is mostly one of them. */
function Choice({ judgement: { order: layers, names }, chosen }: ChoiceProps): JSX.Element {
  const store = useLayers()
  const groups = [
    { label: words().buttons, list: layers.filter(({ kind }) => kind === 'control') },
    { label: words().otherLayers, list: layers.filter(({ kind }) => kind !== 'control') }
  ]
  const choose = (id: string): void => store.mark(layers.find((layer) => layer.id === id) ?? null)
  return (
    <label class={styles.choice}>
      <span class={styles.label}>{shared().mainAction}</span>
      <select
        class={styles.select}
        value={chosen?.id ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{chosen === null ? words().chooseLayer : words().none}</option>
        {groups.map(({ label, list }) => (
          <optgroup key={label} label={label}>
            {list.map((layer) => (
              <option key={layer.id} value={layer.id}>
                {cleanLine(names.get(layer) ?? layer.name)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <span class={styles.chevron} aria-hidden="true">
        <IconChevronDown16 />
      </span>
    </label>
  )
}

/** What the verdict does not say: that it is a guess, and how the number of viewers moved. */
function standing(
  { judgement, shares, data }: Props,
  layer: LayerShare,
  before: LayerShares | null
): string | null {
  if (before !== null) {
    const then = before.layers.find(({ id }) => id === layer.id)
    return followedWords(seenWithin(layer), then ? seenWithin(then) : null)
  }
  return judgement.action?.by === 'mark' ? actionMoved(judgement, shares, data) : words().suggested
}
