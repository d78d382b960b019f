import type { JSX } from 'preact'
import { whyUnreadable } from '../../engine/measure/why-unreadable'
import type { StoredResult } from '../../bridge'
import type { LayerShares, ResultRecord } from '../../file'
import { Card, ErrorCard } from '../kit/card'
import { Section } from '../kit/section'
import { LayerList, type Listed, useOrder } from './layer-list'
import type { LayersNow } from '../frames/frame-known'
import { useLayers } from './layer-store'
import { isFlat, isKnown, readingWords } from './layer-words'
import { words } from './words'
import { Note } from '../kit/note'
import styles from './layer-list.module.css'

interface Props extends Listed {
  result: StoredResult
}

/** The frame's layers with the part of the viewers who see each; null where the frame has changed since. */
export function LayerSection({ result, ...listed }: Props): JSX.Element | null {
  const layers = useLayers()
  const now = layers.now.value
  const isPicture =
    now.state === 'measured' && now.shares.layers.some(({ found }) => found !== undefined)
  if (now.state === 'outOfDate') return null
  const measuring = now.state === 'nothing' || now.state === 'measuring'
  return (
    <Section
      title={isPicture ? words().inPicture : words().title}
      line={
        now.state === 'measured' &&
        !isFlat(now.shares) && <Column shares={now.shares} record={result.record} />
      }
      busy={measuring}
    >
      {'attention' in result.record.maps ? (
        <Measured now={now} record={result.record} {...listed} />
      ) : (
        <Note>{words().noMap}</Note>
      )}
    </Section>
  )
}

/** Which first ones are level, and what the list's numbers are. */
function Column(props: { shares: LayerShares; record: ResultRecord }): JSX.Element {
  const { level } = useOrder(props.shares, props.record)
  return (
    <>
      {level.length > 0 && <span>{words().level(level.length + 1)}</span>}
      <span class={styles.column}>{isKnown(props.shares) ? words().seenIn : words().area}</span>
    </>
  )
}

interface MeasuredProps extends Listed {
  now: Exclude<LayersNow, { state: 'outOfDate' }>
  record: ResultRecord
}

function Measured({ now, ...rest }: MeasuredProps): JSX.Element {
  const layers = useLayers()
  if (now.state === 'failed') {
    return <ErrorCard title={words().failed} error={now.error} again={layers.retry} />
  }
  if (now.state !== 'measured') return <Note role="status">{words().measuring}</Note>
  const { shares, data } = now
  const { attention, perception } = shares.readings
  if (isFlat(shares)) return <Note>{words().onePicture}</Note>
  const reading = readingWords(attention)
  return (
    <>
      {data.faults.map((fault) => (
        <Card
          key={fault.message}
          tone="warning"
          role="status"
          title={words().fault}
          error={fault}
        />
      ))}
      {attention?.method === 'unreadable' && (
        <Card tone="warning" role="status" title={words().unreadable}>
          <p>
            {whyUnreadable(attention.name)} {words().unreadableAbout}
          </p>
        </Card>
      )}
      <LayerList shares={shares} mainAction={data.mainAction} {...rest} />
      {reading !== null && <Note>{reading}</Note>}
      {perception?.method === 'unreadable' && (
        <Note>{words().firstLooksUnknown(whyUnreadable(perception.name))}</Note>
      )}
    </>
  )
}
