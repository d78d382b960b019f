import type { JSX } from 'preact'
import { CanvasArea } from './canvas/canvas-area'
import { GuideCard } from './guide/guide-card'
import { RightSidebar } from './inspector/right-sidebar'
import { LeftSidebar } from './layers/left-sidebar'
import { DrawingNote } from './notices/drawing-note'
import { NoticeList } from './notices/notice-list'
import { PluginWindow } from './panel/plugin-window'
import { type Page, PageContext } from './state/page-context'
import { QuickActionBox } from './toolbar/quick-action-box'
import { TopBar } from './toolbar/top-bar'

export function App({ page }: { page: Page }): JSX.Element {
  return (
    <PageContext.Provider value={page}>
      <div class="shell">
        <TopBar />
        <LeftSidebar />
        <main class="stage">
          <CanvasArea />
          <GuideCard />
          <PluginWindow />
          <QuickActionBox />
          <DrawingNote />
          <NoticeList notices={page.session.notices} />
        </main>
        <RightSidebar />
      </div>
    </PageContext.Provider>
  )
}
