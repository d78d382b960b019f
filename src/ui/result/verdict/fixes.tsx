import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import type { StoredResult } from '../../../bridge'
import type { Fix } from '../../../engine/texts/judge-layers'
import { Section } from '../../kit/section'
import { useLayers } from '../../layers/layer-store'
import { type About, TryButtons, TryMenu, TryNote } from '../../what-if/try-buttons'
import { words } from '../words'
import type { Judged } from './use-judgement'
import styles from './verdict.module.css'

interface Props {
  judged: Judged
  /** The frame's name, and its result. */
  frame: string
  result: StoredResult
  /** True where a service wrote its own recommendations, from which nothing can be shown on the canvas. */
  foreign: boolean
}

/** At most three things to change, each with the number that speaks for it. */
export function Fixes({ judged, foreign, frame, result }: Props): JSX.Element | null {
  if (judged.state !== 'judged') return null
  const { shares, judgement } = judged
  const { fixes, action, names } = judgement
  const about = { frame, result, shares, action, names }
  return (
    <Section title={words().whatToChange}>
      {foreign && <p class={styles.note}>{words().foreign}</p>}
      {fixes.length === 0 ? (
        <>
          <p class={styles.note}>{words().noFixes}</p>
          <TryMenu {...about} />
        </>
      ) : (
        <ol class={styles.fixes}>
          {fixes.map((fix) => (
            <Row key={fix.title} fix={fix} about={about} />
          ))}
        </ol>
      )}
      <TryNote outOfDate={result.record.outOfDate} />
    </Section>
  )
}

function Row({ fix, about }: { fix: Fix; about: About }): JSX.Element {
  const { title, reason, layers } = fix
  const store = useLayers()
  const [layer] = layers
  const point = (): void => {
    store.pointed.value = layer?.id ?? null
  }
  const leave = (): void => {
    store.pointed.value = null
  }
  return (
    <li
      class={styles.fix}
      data-layer={layer?.id}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocusIn={point}
      onFocusOut={leave}
    >
      <div class={styles.words}>
        <h3 class={styles.title}>{title}</h3>
        <p class={styles.note}>{reason}</p>
      </div>
      {layer !== undefined && (
        <div class={styles.ways}>
          <TryButtons fix={fix} {...about} />
          <Button
            secondary
            aria-label={words().showLayer(about.names.get(layer) ?? layer.name)}
            onClick={() => store.select(layer)}
          >
            {words().show}
          </Button>
        </div>
      )}
    </li>
  )
}
