import type { JSX } from 'preact'
import { LayersList } from './layers-list'
import { PagesList } from './pages-list'
import { SamplesList } from './samples-list'

export function LeftSidebar(): JSX.Element {
  return (
    <nav class="sidebar sidebar--left" aria-label="Pages and layers">
      <PagesList />
      <SamplesList />
      <h2 class="heading">Layers</h2>
      <LayersList />
    </nav>
  )
}
