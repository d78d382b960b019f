import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Card, ErrorCard } from '../kit/card'
import { Fold } from '../kit/section'
import { Hidden } from '../kit/hidden'
import { takeLostFocus } from '../kit/frame-header'
import { TextField } from '../kit/field'
import type { Provider } from '../provider/provider'
import { useOpenPart } from '../tools/use-open-part'
import { useTools } from '../tools/use-tools'
import { formatCount } from '../words/format-numbers'
import { words as shared } from '../words/words'
import type { ListedTag } from './filter-tags'
import { useTags } from './tag-store'
import { words } from './words'
import styles from './tags.module.css'

/** The connected service's tags, folded until they are asked for; nothing while no service is set up. */
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
        <ErrorCard
          title={words().failed}
          error={error.value}
          actions={[{ name: shared().tryAgain, run: refresh, main: true }]}
        />
      )}
      {searchError !== null && search.value !== '' && (
        <p class={styles.note}>{words().searchFailed(tagResourceType, searchError.message)}</p>
      )}
      <TagList host={provider.info.host ?? words().theService} />
    </div>
  )
}

/** More than anyone reads; the search finds the rest. */
const MOST_ROWS = 100

/** Tags as a bar chart that is a table, and where they come from. */
function TagList({ host }: { host: string }): JSX.Element | null {
  const { listed, loading, search, tags } = useTags()
  const where = words().where(host)
  if (tags.value === null) return loading.value ? <Skeleton /> : null
  const rows = listed.value
  if (rows.length === 0) return <Nothing search={search.value.trim()} where={where} />
  const most = Math.max(1, ...rows.map(({ usageNumber }) => usageNumber ?? 0))
  return (
    <>
      <table class={styles.table}>
        <caption class={styles.caption}>{words().byUse(rows.length)}</caption>
        <thead class={styles.hidden}>
          <tr>
            <th scope="col">{words().tag}</th>
            <th scope="col">{words().uses}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_ROWS).map((tag) => (
            <Row key={tag.name} tag={tag} most={most} />
          ))}
        </tbody>
      </table>
      {rows.length > MOST_ROWS && (
        <p class={styles.note}>{words().more(formatCount(rows.length - MOST_ROWS))}</p>
      )}
      <p class={styles.note}>{where}</p>
    </>
  )
}

function Row({ tag, most }: { tag: ListedTag; most: number }): JSX.Element {
  const { name, usageNumber } = tag
  return (
    <tr>
      <th scope="row" class={styles.name} title={name}>
        {name}
      </th>
      <td class={styles.uses}>
        <span class={styles.row}>
          <span class={styles.track} aria-hidden="true">
            <span class={styles.bar} style={{ width: `${((usageNumber ?? 0) / most) * 100}%` }} />
          </span>
          <span class={styles.count}>{usageNumber ?? <Unknown />}</span>
        </span>
      </td>
    </tr>
  )
}

function Unknown(): JSX.Element {
  return (
    <>
      <span aria-hidden="true">–</span>
      <Hidden>{words().notCounted}</Hidden>
    </>
  )
}

function Nothing({ search, where }: { search: string; where: string }): JSX.Element {
  return (
    <Card role="status" title={search === '' ? words().none : words().noneWith(search)}>
      <p>{where}</p>
    </Card>
  )
}

function Skeleton(): JSX.Element {
  return (
    <div class={styles.skeleton} role="status" aria-label={words().fetching}>
      <span />
      <span />
      <span />
    </div>
  )
}
