import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { Checkbox } from '../../kit/checkbox'
import { ErrorCard } from '../../kit/error-card'
import { Gathering } from '../../kit/gathering'
import { Section } from '../../kit/section'
import { useTools } from '../../tools/use-tools'
import { mapFacts } from '../../words/map-facts'
import { useCompare } from '../compare-store'
import type { Comparison } from '../comparison'
import field from '../../kit/field.module.css'
import styles from './board.module.css'

/** Puts the comparison on the canvas, where others see it. */
export function BoardSection({ comparison }: { comparison: Comparison }): JSX.Element {
  const { canEdit } = useTools()
  return (
    <Section title="Board">
      {canEdit ? (
        <Placing count={comparison.frames.length} />
      ) : (
        <p class={styles.note}>
          A board shows the variants side by side on the canvas. Placing it needs edit access.
        </p>
      )}
    </Section>
  )
}

function Placing({ count }: { count: number }): JSX.Element {
  const compare = useCompare()
  const { errors } = useTools()
  const { board } = compare
  const now = board.now.value
  const existing = board.existing.value !== null
  const gathering = now.state === 'gathering'
  return (
    <>
      <BoardMaps />
      <div class={styles.actions}>
        <Button secondary disabled={gathering} onClick={() => errors.guard(board.place)}>
          Place board
        </Button>
        {existing && (
          <Button secondary disabled={gathering} onClick={() => errors.guard(board.remove)}>
            Remove board
          </Button>
        )}
      </div>
      <div class={styles.line}>
        {gathering ? (
          <Gathering name="Board" {...now} cancel={board.cancel} />
        ) : (
          <p class={styles.note} role="status">
            {now.state === 'said' ? now.words : whatComes(existing, count)}
          </p>
        )}
      </div>
      {now.state === 'failed' && (
        <ErrorCard title="The board could not be placed" error={now.error} />
      )}
    </>
  )
}

function whatComes(existing: boolean, count: number): string {
  return existing
    ? 'There is a board of these frames: it will be replaced.'
    : `The ${count} frames side by side on the canvas, as layers you can edit.`
}

/** The maps that go on the board; with none, the frames alone. */
function BoardMaps(): JSX.Element {
  const { board } = useCompare()
  const chosen = board.maps.value
  return (
    <fieldset class={styles.maps}>
      <legend class={field.label}>Maps on it</legend>
      {board.offered.value.map((map) => (
        <Checkbox
          key={map}
          name={mapFacts(map).name}
          on={chosen.includes(map)}
          onChange={(on) => {
            const others = chosen.filter((one) => one !== map)
            board.maps.value = on ? [...others, map] : others
          }}
        />
      ))}
    </fieldset>
  )
}
