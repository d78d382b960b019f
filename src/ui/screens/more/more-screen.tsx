import type { JSX } from 'preact'
import { TabList } from '../../components/tab-list'
import { usePanel } from '../../state/panel-context'
import { AdSection } from './ad/ad-section'
import { PageSection } from './page/page-section'
import { TagsSection } from './tags/tags-section'
import { VideoSection } from './video/video-section'
import styles from './more-screen.module.css'

const SECTIONS = [
  { id: 'page', name: 'Web page', Section: PageSection },
  { id: 'video', name: 'Video', Section: VideoSection },
  { id: 'ad', name: 'Ad', Section: AdSection },
  { id: 'tags', name: 'Tags', Section: TagsSection }
] as const

/** What else the service analyses, one section at a time. */
export function MoreScreen(): JSX.Element {
  const { more } = usePanel()
  const { id, Section } = SECTIONS.find((entry) => entry.id === more.section.value) ?? SECTIONS[0]
  return (
    <>
      <TabList
        inner
        name="More"
        tabs={SECTIONS.map((tab) => ({ ...tab, mark: more.marks.value[tab.id] }))}
        current={id}
        onChange={(next) => (more.section.value = next)}
      />
      <div class={styles.section} role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`}>
        <Section />
      </div>
    </>
  )
}
