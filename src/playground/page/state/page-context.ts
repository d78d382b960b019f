import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Guide } from '../guide/guide'
import type { PluginRunner } from '../plugin/plugin-runner'
import type { Session } from './session'

export interface Page {
  guide: Guide
  session: Session
  runner: PluginRunner
}

export const PageContext = createContext<Page | null>(null)

/** @throws outside the page's components. */
export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage is for components of the page.')
  return page
}
