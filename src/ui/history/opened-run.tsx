import type { JSX } from 'preact'
import { fileWords, type MainActionOutcome } from '../../file'
import { Card } from '../kit/card'
import { FrameHeader } from '../kit/frame-header'
import { Section } from '../kit/section'
import { formatRoughPoints, formatScore, formatShare } from '../words/format-numbers'
import { formatDay } from '../words/format-time'
import { providerName } from '../words/provider-name'
import { quoted } from '../words/quoted'
import { placeWords } from '../words/standing-words'
import { type ListedRun, runChanges, shareBefore } from './run-changes'
import { words as shared } from '../words/words'
import { words } from './words'
import styles from './history.module.css'

interface Props {
  /** Of the frame. */
  name: string
  listed: ListedRun
  back: () => void
}

/** An earlier run, as far as the file keeps it. */
export function OpenedRun({ name, listed, back }: Props): JSX.Element {
  const { entry } = listed.run
  const { finishedAt, provider, medium, scores, primary: mainAction, thumbnail } = entry
  const known = (['clarity', 'excitingness'] as const).filter((score) => scores[score] !== null)
  return (
    <>
      <FrameHeader node={{ name }} />
      <Card
        role="status"
        title={words().runOf(formatDay(finishedAt))}
        actions={[{ name: words().back, run: back, main: true }]}
      >
        <p>{words().kept}</p>
      </Card>
      {thumbnail !== undefined && (
        <img
          class={styles.large}
          src={`data:image/png;base64,${thumbnail}`}
          alt={words().picture(name)}
        />
      )}
      <Section title={words().since}>
        <ul class={styles.changes}>
          {runChanges(listed).map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </Section>
      {mainAction !== null && (
        <Section title={shared().mainAction}>
          <p>{actionWords(mainAction)}</p>
        </Section>
      )}
      {known.length > 0 && (
        <Section title={words().scores}>
          <p>
            {known
              .map((score) => words().by(words()[score], formatScore(scores[score])))
              .join(' · ')}
          </p>
        </Section>
      )}
      <Layers listed={listed} />
      <p class={styles.about}>{[providerName(provider), fileWords().medium[medium]].join(' · ')}</p>
    </>
  )
}

function actionWords(outcome: MainActionOutcome): string {
  const { name, attention } = outcome
  const share = formatShare(attention)
  return attention === null
    ? words().actionShare(quoted(name), share)
    : words().actionFares(quoted(name), share, placeWords(outcome))
}

/** The layers that people saw first, each with how that moved since the run before where the two can be compared. */
function Layers({ listed: { run, before } }: { listed: ListedRun }): JSX.Element {
  const { layers } = run.entry
  return (
    <Section title={words().layers}>
      {layers === undefined ? (
        <p class={styles.about}>{words().layersUnknown}</p>
      ) : (
        <table class={styles.table} aria-label={words().layers}>
          <tbody>
            {layers.map((layer) => {
              const was = run.continues ? shareBefore(before, layer) : null
              return (
                <tr key={layer.id}>
                  <td class={styles.place}>{layer.place}</td>
                  <th scope="row">{layer.name}</th>
                  <td>{formatShare(layer.attention)}</td>
                  <td class={styles.about}>
                    {was === null ? '' : formatRoughPoints(layer.attention, was)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </Section>
  )
}
