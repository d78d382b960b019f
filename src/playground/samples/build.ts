import { sampleRows } from './all-samples'
import { buildSample } from './build-sample'
import type { FigmaApi } from './figma-api'
import { stackComponents } from './stack-components'

const fontStyles = ['Regular', 'Medium', 'Semi Bold', 'Bold', 'Extra Bold']

/** px between the designs, and between a section's edge and what is in it. */
const GAP = 160
const SECTION_PADDING = 64

/** Builds the sample designs with a wanted name on the current page, in rows; gives their frames in order. */
export async function buildSamples(
  figma: FigmaApi,
  wanted: (name: string) => boolean = () => true
): Promise<FrameNode[]> {
  await Promise.all(fontStyles.map((style) => figma.loadFontAsync({ family: 'Inter', style })))
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
