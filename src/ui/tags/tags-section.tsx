import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { ErrorCard } from '../kit/error-card'
import { TextField } from '../kit/text-field'
import { NotSetUp } from '../run/not-set-up'
import { useTools } from '../tools/use-tools'
import { words as shared } from '../words/words'
import { TagList } from './tag-list'
import { useTags } from './tag-store'
import { words } from './words'
import styles from './tags.module.css'

/** The tags that the service has, with how much each is used. */
export function TagsSection(): JSX.Element {
  const { errors, provider, settings } = useTools()
  const { load, loading, error, search, tags } = useTags()
  const chosen = provider.value
  const { tagResourceType } = settings.settings.value
  useEffect(() => {
    if (chosen.ok) errors.guard(load)
  }, [chosen, tagResourceType, errors, load])
  if (!chosen.ok) return <NotSetUp />
  const refresh = (): void => errors.guard(load)
  const searchError = tags.value?.searchError ?? null
  return (
    <>
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
      <TagList host={chosen.provider.info.host ?? words().theService} />
    </>
  )
}
