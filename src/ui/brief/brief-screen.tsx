import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { ErrorCard } from '../kit/error-card'
import { useTools } from '../tools/use-tools'
import { ViewOnly } from '../tools/view-only'
import { words as shared } from '../words/words'
import { BriefFields } from './brief-fields'
import { BriefScopeChoice } from './brief-scope-choice'
import { BriefStatus } from './brief-status'
import { useBrief } from './brief-store'
import { words } from './words'

/** What the designs are for, told once; texts take it into account. */
export function BriefScreen(): JSX.Element {
  const brief = useBrief()
  const { canEdit } = useTools()
  useEffect(() => {
    // Others may have changed it since it was read.
    brief.refresh()
    window.addEventListener('focus', brief.refresh)
    window.addEventListener('pagehide', brief.flush)
    return () => {
      window.removeEventListener('focus', brief.refresh)
      window.removeEventListener('pagehide', brief.flush)
      brief.flush()
    }
  }, [brief])
  const shown = brief.shown.value
  const unreadable = brief.unreadable.value
  return (
    <>
      {!canEdit && <ViewOnly>{words().viewOnly}</ViewOnly>}
      {unreadable !== null && (
        <ErrorCard
          title={words().unreadable}
          error={unreadable}
          actions={[{ name: shared().tryAgain, run: brief.refresh, main: true }]}
        />
      )}
      {shown !== null && (
        <>
          <BriefScopeChoice />
          <BriefFields shown={shown} />
          <BriefStatus shown={shown} />
        </>
      )}
    </>
  )
}
