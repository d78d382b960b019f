import { buildSample } from './build-sample'
import type { FigmaApi } from './build-context'
import article from '../../../assets/samples/article.json'
import bannerBox from '../../../assets/samples/banner-box.json'
import bannerWide from '../../../assets/samples/banner-wide.json'
import checkout from '../../../assets/samples/checkout.json'
import dashboard from '../../../assets/samples/dashboard.json'
import landingA from '../../../assets/samples/landing-a.json'
import landingB from '../../../assets/samples/landing-b.json'
import { INTER_STYLES } from '../inter'
import { parseSample } from './parse-sample'

/** A row of the playground's page; with a section, the row lies in a section of that name. */
interface SampleRow {
  section?: string
  samples: unknown[]
}

const rows: SampleRow[] = [
  { samples: [landingA, landingB, checkout] },
  { samples: [dashboard, article] },
  { section: 'Ad banners', samples: [bannerWide, bannerBox] }
]

const sampleRows = rows.map((row) => ({ ...row, samples: row.samples.map(parseSample) }))

/** px between the designs, and between a section's edge and what is in it. */
const GAP = 160
const SECTION_PADDING = 64

/** Builds the sample designs with a wanted name on the current page, in rows; gives their frames in order. */
export async function buildSamples(
  figma: FigmaApi,
  wanted: (name: string) => boolean = () => true
): Promise<FrameNode[]> {
  await Promise.all(INTER_STYLES.map((style) => figma.loadFontAsync({ family: 'Inter', style })))
  const components = figma.createSection()
  components.name = 'Components'
  const frames: FrameNode[] = []
  let bottom = 0
  for (const row of sampleRows) {
    const samples = row.samples.filter(({ name }) => wanted(name))
    if (samples.length === 0) continue
    const section = row.section === undefined ? null : figma.createSection()
    const inset = section ? SECTION_PADDING : 0
    let right = inset
    for (const sample of samples) {
      const at: [number, number] = section ? [right, inset] : [right, bottom]
      const parent = section ?? figma.currentPage
      frames.push(buildSample(figma, sample, { parent, at, components }))
      right += sample.size[0] + (section ? SECTION_PADDING : GAP)
    }
    const height = Math.max(...samples.map(({ size }) => size[1])) + 2 * inset
    if (section) placeSection(section, row.section ?? '', { y: bottom, width: right, height })
    bottom += height + GAP
  }
  if (components.children.length > 0) stackComponents(components, { x: 0, y: bottom })
  else components.remove()
  return frames
}

function placeSection(
  section: SectionNode,
  name: string,
  { y, width, height }: { y: number; width: number; height: number }
): void {
  section.name = name
  section.x = 0
  section.y = y
  section.resizeWithoutConstraints(width, height)
}

const COMPONENT_GAP = 40

/** Lines the components up in their section, one below the other, and fits the section to them. */
function stackComponents(section: SectionNode, at: { x: number; y: number }): void {
  let bottom = COMPONENT_GAP
  let width = 0
  for (const node of section.children) {
    node.x = COMPONENT_GAP
    node.y = bottom
    bottom += node.height + COMPONENT_GAP
    width = Math.max(width, node.width)
  }
  section.x = at.x
  section.y = at.y
  section.resizeWithoutConstraints(width + 2 * COMPONENT_GAP, bottom)
}
