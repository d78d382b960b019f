import { adoptCopies } from '../result/adopt-copies'
import { markFrameOutOfDate } from '../result/mark-out-of-date'
import { catchUp, isGone, keepUp } from './keep-up'
import { PageIndex } from './page-index'
import { readChanges } from './read-changes'

export interface Following {
  /** Takes what Glance itself just wrote on a frame as known, so that it is not told as news. */
  accept(nodeId: string): void
  stop(): void
}

/** Whom to tell: of a frame whose result changed, of one that somebody else edited, and of any change at all to the page. */
export interface Listeners {
  resultChanged(nodeId: string): void
  editedByOther(nodeId: string): void
  pageChanged(): void
}

/**
 * Keeps overlays over their frames and records honest while the plugin is open. Never commits an undo
 * step: what follows an edit is undone with it. Where nothing may be written, it only tells; the same of what
 * somebody else changes, whose own Glance, or the next check of the picture, sees to it.
 */
export function followPage(page: PageNode, mayWrite: boolean, listeners: Listeners): Following {
  if (mayWrite) adoptCopies(page)
  const index = new PageIndex(page)
  if (mayWrite) index.all().forEach(catchUp)

  function onChange({ nodeChanges }: NodeChangeEvent): void {
    const ours = nodeChanges.filter(({ origin }) => origin === 'LOCAL')
    const own = readChanges(ours, index)
    const others = readChanges(
      nodeChanges.filter(({ origin }) => origin === 'REMOTE'),
      index
    )
    const touched = [...own.touched, ...others.touched]
    const news = new Set(touched.filter((id) => index.refresh(id)))
    if (mayWrite) {
      for (const { id, frame } of own.edited) {
        if (frame.removed || index.get(id)?.fresh !== true) continue
        markFrameOutOfDate(frame)
        index.refresh(id)
        news.add(id)
      }
    }
    // What others move or delete waits for the next change of this user's, whose step it then belongs to.
    if (ours.length > 0 || !mayWrite) for (const id of sweep()) news.add(id)
    for (const id of news) listeners.resultChanged(id)
    for (const { id } of others.edited) listeners.editedByOther(id)
    listeners.pageChanged()
  }

  /** Frames may move without a change of their own, by what is around them: looks at all of them. */
  function sweep(): string[] {
    const gone = index.all().filter((followed) => isGone(followed, page))
    for (const { id, group } of gone) {
      if (mayWrite && group !== null && !group.removed) group.remove()
      index.forget(id)
    }
    if (mayWrite) index.all().forEach(keepUp)
    return gone.map(({ id }) => id)
  }

  page.on('nodechange', onChange)
  return {
    accept: (nodeId) => void index.refresh(nodeId),
    stop: () => page.off('nodechange', onChange)
  }
}
