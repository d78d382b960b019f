import type { JSX } from 'preact'
import type { LayerData, StoredResult } from '../../bridge'
import type { LayerShares, Primary } from '../../file'
import { Card } from '../kit/card'
import { QuietButton } from '../kit/quiet-button'
import { useLayers } from '../layers/layer-store'
import { isFlat } from '../layers/layer-words'
import { useTools } from '../tools/use-tools'
import { formatShare } from '../words/format-numbers'
import { LayerLinks } from './layer-links'
import { type PrimaryVerdict, primaryVerdict } from './primary-verdict'
import styles from './intent.module.css'

/** Whether the frame leads the eye to the layer it should lead to. */
export function IntentSection({ result }: { result: StoredResult }): JSX.Element | null {
  const layers = useLayers()
  const now = layers.now.value
  if (!('attention' in result.record.maps)) return null
  switch (now.state) {
    case 'nothing':
    case 'measuring':
      return <HowToMark />
    case 'failed':
      return null
    case 'outOfDate':
      return now.data.primary && <Unknown primary={now.data.primary} />
    case 'measured':
      return isFlat(now.shares) ? null : <Measured shares={now.shares} data={now.data} />
  }
}

function Measured({ shares, data }: { shares: LayerShares; data: LayerData }): JSX.Element | null {
  if (data.primary === null) return <HowToMark />
  const verdict = primaryVerdict(shares, data)
  if (verdict === null) return <NotFound primary={data.primary} />
  return <Verdict verdict={verdict} />
}

function HowToMark(): JSX.Element | null {
  const { canEdit } = useTools()
  if (!canEdit) return null
  return (
    <p class={styles.note}>
      Which layer should people see first? Mark it with the star in the list below.
    </p>
  )
}

function Unknown({ primary }: { primary: Primary }): JSX.Element {
  return (
    <p class={styles.note}>
      “{primary.name}” is the primary element. Its share needs a new run of the analysis.
    </p>
  )
}

function NotFound({ primary }: { primary: Primary }): JSX.Element {
  const layers = useLayers()
  const { canEdit } = useTools()
  const unmark = { name: 'Unmark', run: () => layers.mark(null) }
  return (
    <Card
      tone="warning"
      role="status"
      title={`“${primary.name}” was not found in this frame`}
      actions={canEdit ? [unmark] : []}
    >
      <p>
        It is marked as the primary element, and was deleted, hidden or renamed since.
        {canEdit && ' Mark another layer with the star in the list below, or unmark it.'}
      </p>
    </Card>
  )
}

function Verdict({ verdict }: { verdict: PrimaryVerdict }): JSX.Element {
  const layers = useLayers()
  const { canEdit } = useTools()
  const { layer, outcome, sentence, above, moved } = verdict
  return (
    <section class={styles.card} aria-label="Primary element">
      <header class={styles.head}>
        <h2 class={styles.title}>Primary element</h2>
        {canEdit && (
          <QuietButton name="Unmark" about={outcome.name} run={() => layers.mark(null)} />
        )}
      </header>
      <p class={styles.sentence} role="status">
        {sentence}
      </p>
      {above.length > 0 && <LayerLinks title="More attention goes to" layers={above} />}
      {above.length === 0 && outcome.rank === 1 && outcome.of > 1 && (
        <p class={styles.note}>No other layer gets more attention.</p>
      )}
      {layer.perception !== null && (
        <p class={styles.note}>
          It makes up {formatShare(layer.perception)} of what is probably seen first.
        </p>
      )}
      {moved !== null && <p class={styles.note}>{moved}</p>}
    </section>
  )
}
