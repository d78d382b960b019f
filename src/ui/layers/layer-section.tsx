import type { JSX } from 'preact'
import type { StoredResult } from '../../bridge'
import { Card } from '../kit/card'
import { ErrorCard } from '../kit/error-card'
import { Section } from '../kit/section'
import { LayerList } from './layer-list'
import { type LayersNow, useLayers } from './layer-store'
import { isFlat, readingWords } from './layer-words'
import styles from './layer-list.module.css'

/** What share of attention each layer of the frame gets. */
export function LayerSection({ result }: { result: StoredResult }): JSX.Element {
  const layers = useLayers()
  const now = layers.now.value
  const measuring = now.state === 'nothing' || now.state === 'measuring'
  return (
    <Section title="Layers by pull" busy={measuring}>
      {'attention' in result.record.maps ? (
        <Measured now={now} />
      ) : (
        <p class={styles.note}>
          This result has no attention map, so no layer’s share is known. Tick Attention before the
          next run to get them.
        </p>
      )}
    </Section>
  )
}

function Measured({ now }: { now: LayersNow }): JSX.Element {
  const layers = useLayers()
  switch (now.state) {
    case 'nothing':
    case 'measuring':
      return <Skeleton />
    case 'failed':
      return (
        <ErrorCard
          title="Attention by layer could not be measured"
          error={now.error}
          actions={[{ name: 'Try again', run: layers.retry, main: true }]}
        />
      )
    case 'outOfDate':
      return (
        <p class={styles.note}>
          Not measured: the frame has changed since this analysis, so its layers no longer lie where
          the maps show them. Run the analysis again to get their shares.
        </p>
      )
    case 'measured':
      return <Shares now={now} />
  }
}

function Shares({ now }: { now: Extract<LayersNow, { state: 'measured' }> }): JSX.Element {
  const { shares, data } = now
  const { attention, perception } = shares.readings
  if (isFlat(shares)) {
    return (
      <p class={styles.note}>
        This frame is one picture: it has no layers to tell apart. Its maps and scores hold for the
        whole of it.
      </p>
    )
  }
  const reading = readingWords(attention)
  return (
    <>
      {data.faults.map(({ message, advice }) => (
        <Card key={message} tone="warning" role="status" title="Part of the file cannot be read">
          <p>
            {message} {advice}
          </p>
        </Card>
      ))}
      {attention?.method === 'unreadable' && (
        <Card tone="warning" role="status" title="The attention map cannot be read">
          <p>
            {attention.name} Maps and scores hold as they are. The layers below are ordered by size;
            they can be selected and marked.
          </p>
        </Card>
      )}
      <LayerList shares={shares} primary={data.primary} />
      {reading !== null && <p class={styles.note}>{reading}</p>}
      {perception?.method === 'unreadable' && (
        <p class={styles.note}>What is seen first is not known by layer: {perception.name}</p>
      )}
    </>
  )
}

function Skeleton(): JSX.Element {
  return (
    <>
      <p class={styles.note} role="status">
        Measuring…
      </p>
      <div class={styles.skeleton} aria-hidden="true">
        {[80, 64, 52, 40, 36, 28, 24, 20].map((width) => (
          <span key={width} style={{ width: `${width}%` }} />
        ))}
      </div>
    </>
  )
}
