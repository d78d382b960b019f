import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Client } from '../../client'
import { toErrorData } from '../../errors'
import { ErrorCard } from '../kit/card'
import { TextField } from '../kit/field'
import { Note } from '../kit/note'
import { useLoaded } from '../kit/timing'
import { useTools } from '../tools/use-tools'
import { filterTags, type ListedTag, loadTags } from './load-tags'
import { words } from './words'
import styles from './tags.module.css'

/** The connected service's tags; null while no service is set up. */
export function TagsSection(): JSX.Element | null {
  const chosen = useTools().provider.value
  if (!chosen.ok || chosen.provider.tags === null) return null
  return <Tags tags={chosen.provider.tags} />
}

/** Tags with how much each is used, and a search through them. */
function Tags({ tags }: { tags: Client['tags'] }): JSX.Element {
  const { tagResourceType } = useTools().settings.settings.value
  const [search, setSearch] = useState('')
  const loaded = useLoaded([tags, tagResourceType], (signal) =>
    loadTags(tags, tagResourceType, signal).then(
      (all) => ({ tags: all, error: null }),
      (error: unknown) => ({ tags: [] as const, error: toErrorData(error) })
    )
  )
  return (
    <section class={styles.content} aria-label={words().title}>
      <h3 class={styles.title}>{words().title}</h3>
      <TextField
        name={words().search}
        value={search}
        placeholder={words().all}
        onInput={setSearch}
      />
      {loaded === null ? (
        <Note role="status">{words().fetching}</Note>
      ) : loaded.error ? (
        <ErrorCard title={words().failed} error={loaded.error} />
      ) : (
        <TagList tags={filterTags(loaded.tags, search)} search={search.trim()} />
      )}
    </section>
  )
}

/** Rows shown; the search finds the rest. */
const MOST_ROWS = 100

function TagList({ tags, search }: { tags: readonly ListedTag[]; search: string }): JSX.Element {
  if (tags.length === 0) {
    return <Note role="status">{search === '' ? words().none : words().noneWith(search)}</Note>
  }
  return (
    <table class={styles.table}>
      <caption class={styles.caption}>{words().byUse(tags.length)}</caption>
      <tbody>
        {tags.slice(0, MOST_ROWS).map(({ name, usageNumber }) => (
          <tr key={name}>
            <th scope="row" class={styles.name} title={name}>
              {name}
            </th>
            <td class={styles.uses}>{usageNumber ?? words().notCounted}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
