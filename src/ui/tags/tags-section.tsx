import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Card, ErrorCard } from '../kit/card'
import { Fold } from '../kit/section'
import { takeLostFocus } from '../kit/frame-header'
import { TextField } from '../kit/field'
import type { Provider } from '../provider/provider'
import { useOpenPart, useTools } from '../tools/use-tools'
import { formatCount } from '../words/format-numbers'
import { useTags } from './tag-store'
import { words } from './words'
import { Note } from '../kit/note'
import styles from './tags.module.css'

/** The connected service's tags in a fold; null while no service is set up. */
export function TagsSection(): JSX.Element | null {
  const { provider } = useTools()
  const [open, toggle] = useOpenPart('tags')
  const chosen = provider.value
  if (!chosen.ok || chosen.provider.tags === null) return null
  return (
    <div class={styles.tags}>
      <Fold title={words().title} open={open} toggle={toggle}>
        <Tags provider={chosen.provider} />
      </Fold>
    </div>
  )
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
    <div ref={content} class={styles.content} tabIndex={-1}>
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
      <TagList host={provider.info.host ?? words().theService} />
    </div>
  )
}

/** Rows shown; the search finds the rest. */
const MOST_ROWS = 100

/** Tags with how often each is used, and where they come from. */
function TagList({ host }: { host: string }): JSX.Element | null {
  const { listed, loading, search, tags } = useTags()
  const where = words().where(host)
  if (tags.value === null) return loading.value ? <p role="status">{words().fetching}</p> : null
  const rows = listed.value
  if (rows.length === 0) {
    const searched = search.value.trim()
    return (
      <Card role="status" title={searched === '' ? words().none : words().noneWith(searched)}>
        <p>{where}</p>
      </Card>
    )
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
      <Note>{where}</Note>
    </>
  )
}
