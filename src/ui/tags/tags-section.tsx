import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { ErrorCard } from '../kit/card'
import { takeLostFocus } from '../kit/frame-header'
import { TextField } from '../kit/field'
import type { Provider } from '../provider/provider'
import { useTools } from '../tools/use-tools'
import { formatCount } from '../words/format-numbers'
import { useTags } from './tag-store'
import { words } from './words'
import { Note } from '../kit/note'
import styles from './tags.module.css'

/** The connected service's tags; null while no service is set up. */
export function TagsSection(): JSX.Element | null {
  const chosen = useTools().provider.value
  if (!chosen.ok || chosen.provider.tags === null) return null
  return <Tags provider={chosen.provider} />
}

/** Tags with how much each is used, and a search through them. */
function Tags({ provider }: { provider: Provider }): JSX.Element {
  const { errors, settings } = useTools()
  const { load, loading, error, search, tags } = useTags()
  const content = useRef<HTMLDivElement>(null)
  const { tagResourceType } = settings.settings.value
  useEffect(() => errors.guard(load), [provider, tagResourceType, errors, load])
  useEffect(() => takeLostFocus(content.current))
  const refresh = (): void => errors.guard(load)
  const searchError = tags.value?.searchError ?? null
  return (
    <section ref={content} class={styles.content} aria-label={words().title} tabIndex={-1}>
      <h3 class={styles.title}>{words().title}</h3>
      <div class={styles.head}>
        <TextField
          name={words().search}
          value={search.value}
          placeholder={words().all}
          onInput={(value) => (search.value = value)}
        />
        <Button
          secondary
          loading={loading.value}
          aria-busy={loading.value}
          aria-label={words().refresh}
          onClick={refresh}
        >
          {words().refresh}
        </Button>
      </div>
      {error.value !== null && (
        <ErrorCard title={words().failed} error={error.value} again={refresh} />
      )}
      {searchError !== null && search.value !== '' && (
        <Note>{words().searchFailed(tagResourceType, searchError.message)}</Note>
      )}
      <TagList />
    </section>
  )
}

/** Rows shown; the search finds the rest. */
const MOST_ROWS = 100

/** Tags with how often each is used. */
function TagList(): JSX.Element | null {
  const { listed, loading, search, tags } = useTags()
  if (tags.value === null) return loading.value ? <p role="status">{words().fetching}</p> : null
  const rows = listed.value
  if (rows.length === 0) {
    const searched = search.value.trim()
    const none = searched === '' ? words().none : words().noneWith(searched)
    return <Note role="status">{none}</Note>
  }
  return (
    <>
      <table class={styles.table}>
        <caption class={styles.caption}>{words().byUse(rows.length)}</caption>
        <tbody>
          {rows.slice(0, MOST_ROWS).map(({ name, usageNumber }) => (
            <tr key={name}>
              <th scope="row" class={styles.name} title={name}>
                {name}
              </th>
              <td class={styles.uses}>{usageNumber ?? words().notCounted}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST_ROWS && <Note>{words().more(formatCount(rows.length - MOST_ROWS))}</Note>}
    </>
  )
}
