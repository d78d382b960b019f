import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { AdSection } from '../ad/ad-section'
import { TabList } from '../kit/tab-list'
import { takeLostFocus } from '../kit/take-lost-focus'
import { PageSection } from '../page/page-section'
import { TagsSection } from '../tags/tags-section'
import { VideoSection } from '../video/video-section'
import { useMore } from './more-stores'
import styles from './more-screen.module.css'

const SECTIONS = [
  { id: 'page', name: 'Web page', Section: PageSection },
  { id: 'video', name: 'Video', Section: VideoSection },
  { id: 'ad', name: 'Ad', Section: AdSection },
  { id: 'tags', name: 'Tags', Section: TagsSection }
] as const

/** What else the service analyses, one section at a time. */
export function MoreScreen(): JSX.Element {
  const more = useMore()
  const panel = useRef<HTMLDivElement>(null)
  // Forms, running and ended analyses take each other's place.
  useEffect(() => takeLostFocus(panel.current))
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
      <div
        ref={panel}
        class={styles.section}
        role="tabpanel"
        id={`panel-${id}`}
        aria-labelledby={`tab-${id}`}
        tabIndex={-1}
      >
        <Section />
      </div>
    </>
  )
}
