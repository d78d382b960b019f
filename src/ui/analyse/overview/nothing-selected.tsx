import { upperFirst } from '../../../language'
import { alsoSee } from '../../../engine/texts/people'
import { seenWithin } from '../../../order/seen'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import map from '../../../../assets/panel/map.webp'
import page from '../../../../assets/panel/page.webp'
import type { PageOverview, PageResult } from '../../../bridge'
import { useBrief } from '../../brief/brief-store'
import { Card, ErrorCard } from '../../kit/card'
import { useFirst } from '../../kit/use-first'
import { Section } from '../../kit/section'
import { chosenInfo } from '../../provider/choose-provider'
import type { Judged } from '../../result/verdict/judge-result'
import { useRuns } from '../../run/frame-runs'
import { StartButton } from '../../run/start-button'
import { useTools } from '../../tools/use-tools'
import { ViewOnly } from '../../tools/view-only'
import { formatAge } from '../../words/format-time'
import { words } from '../words'
import { FIRST, ListedResultRow } from './listed-result-row'
import { useOverview } from './overview-store'
import { Note } from '../../kit/note'
import startStyles from '../start.module.css'
import rowStyles from './listed-result-row.module.css'
import styles from './nothing-selected.module.css'

/** With nothing selected: what Glance does, ways to begin, and the page's results. */
export function NothingSelected(): JSX.Element {
  const overview = useOverview()
  const { canEdit, errors } = useTools()
  const say = words().start
  const now = overview.now.value
  const results = now.state === 'read' ? now.overview.results : []
  return (
    <>
      <section class={styles.intro}>
        {/* With results on the page, an example and what it is about are needless. */}
        {results.length === 0 && <BeforeAfter />}
        <h2 class={styles.title}>{say.title}</h2>
        {results.length === 0 && <Note>{say.about}</Note>}
      </section>
      {!canEdit && <ViewOnly />}
      {canEdit && now.state === 'read' && <AnalyseAll overview={now.overview} />}
      {now.state === 'reading' && <Note role="status">{say.reading}</Note>}
      {now.state === 'failed' && (
        <ErrorCard title={say.unread} error={now.error} again={() => errors.guard(overview.read)} />
      )}
      {results.length > 0 && <PageResults results={results} />}
      {now.state === 'read' && results.length === 0 && !canEdit && (
        <Note>{words().results.none}</Note>
      )}
    </>
  )
}

/** A page without and with its attention map. */
function BeforeAfter(): JSX.Element {
  return (
    <div class={styles.pair} aria-hidden="true">
      <figure class={styles.figure}>
        <img class={styles.page} src={page} alt="" draggable={false} />
        <figcaption>{words().start.before}</figcaption>
      </figure>
      <figure class={styles.figure}>
        <span class={styles.mapped}>
          <img class={styles.page} src={page} alt="" draggable={false} />
          <img class={styles.map} src={map} alt="" draggable={false} />
        </span>
        <figcaption>{words().start.after}</figcaption>
      </figure>
    </div>
  )
}

/** Confirm first from this many frames. */
const MANY = 10

/** Analyses the frames of the page that do not have their result yet, and asks before many. */
function AnalyseAll({ overview }: { overview: PageOverview }): JSX.Element {
  const brief = useBrief()
  const wanted = useOverview().wanted.value
  const { busy, startAll } = useRuns()
  const { errors, provider } = useTools()
  const [asking, setAsking] = useState(false)
  const say = words().start
  const count = wanted.length
  const { frames, leftOut } = overview
  const charges = provider.value.ok && provider.value.provider.sends
  const host = chosenInfo(provider.value)?.host ?? null
  const charged = charges && words().eachCharged
  const run = (): void => errors.guard(() => startAll(wanted))
  if (frames.length === 0) return <Note>{say.noFrames}</Note>
  if (count === 0) return <Note>{say.allDone}</Note>
  const fresh = frames.length - count
  if (asking) {
    const actions = [
      { name: words().analyseFrames(count), run, main: true },
      { name: say.notNow, run: () => setAsking(false) }
    ]
    return (
      <Card role="status" title={say.ask(count)} actions={actions}>
        <p>
          {inWords(
            host !== null && say.sentTo(count, host),
            charged,
            fresh > 0 && say.fresh(fresh),
            say.askAbout
          )}
        </p>
      </Card>
    )
  }
  return (
    <div class={startStyles.start}>
      <StartButton
        name={fresh === 0 ? say.analyseAll(count) : say.analyseRest(count)}
        what={words().pictures(Boolean(brief.hash.value))}
        note={host === null ? null : inWords(say.inAll(count), charged)}
        disabled={busy.value}
        run={count < MANY ? run : () => setAsking(true)}
      />
      {fresh > 0 && <Note>{say.fresh(fresh)}</Note>}
      {leftOut > 0 && <Note>{say.beyond(leftOut)}</Note>}
    </div>
  )
}

function inWords(...sentences: (string | false)[]): string {
  return sentences.filter(Boolean).join(' ')
}

/** The page's results, latest first. */
function PageResults({ results }: { results: readonly PageResult[] }): JSX.Element {
  const { bridge, errors } = useTools()
  const [shown, more] = useFirst(results, { first: FIRST, about: words().results.frames })
  return (
    <Section title={words().results.title}>
      <ul class={rowStyles.rows} aria-label={words().results.title}>
        {shown.map(({ id, name, record }) => (
          <ListedResultRow
            key={id}
            id={id}
            name={name}
            outOfDate={record?.outOfDate === true}
            say={(judged) =>
              record === null ? words().states.broken : lineOf(judged, record.finishedAt)
            }
            press={() => errors.guard(() => bridge.selectNode(id))}
          />
        ))}
      </ul>
      {more}
    </Section>
  )
}

/** How many see the main action, or what is seen first, and the age of the result. */
function lineOf(judged: Judged | null, finishedAt: number): string {
  const age = formatAge(finishedAt, Date.now())
  const seen = judged?.state === 'judged' ? seenOf(judged) : null
  return seen === null ? age : `${seen} · ${age}`
}

function seenOf({ judgement }: Extract<Judged, { state: 'judged' }>): string | null {
  const { action, order, nameOf } = judgement
  const layer = action?.layer ?? order[0]
  const seen = layer && seenWithin(layer)
  return layer && seen !== null && seen !== undefined
    ? upperFirst(alsoSee(seen, nameOf(layer)))
    : null
}
