import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dirname, join, resolve } from 'node:path'
import { type SetName, siteOf, viewedSet } from './viewed-sets'

const REPOSITORY = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

/** Folder of the viewing data: PERCEPTION_DATA, or beside the repository. */
export const DATA_FOLDER =
  process.env.PERCEPTION_DATA ?? resolve(REPOSITORY, '../shared/perception-data')

export function hasData(): boolean {
  return existsSync(DATA_FOLDER)
}

/** Ends the script with a plain sentence when the viewing data is not on this machine. */
export function requireData(): void {
  if (hasData()) return
  console.error(
    `The viewing data is not at ${DATA_FOLDER}. It is not part of the repository; ` +
      'set PERCEPTION_DATA to the folder that holds fiwi/, gdi/, osie/ and the others.'
  )
  process.exit(1)
}

export interface Fixation {
  viewer: string
  /** Place in the picture, 0–1 from the top left. */
  x: number
  y: number
  /** Position in the viewer's look at the picture, from 0. */
  order: number
  /** Seconds since the recording began. */
  start: number
}

export interface ViewedPicture {
  stem: string
  /** Common to the pictures that may not help to fit what judges one of them. */
  site: string
  file: string
  /** Where people looked or clicked; empty where they painted importance. */
  fixations: Fixation[]
  /** The picture of painted importance, brighter for more; null where people looked. */
  importance: string | null
}

interface FixationFile {
  width: number
  height: number
  /** Viewer, place and time of each, in their order; what comes after these is not read. */
  fixations: [viewer: number, x: number, y: number, start: number, ...more: number[]][]
}

/** The pictures of a set with what is known of people, by name. */
export function viewedPictures(set: SetName): ViewedPicture[] {
  const { truth, folders = [set] } = viewedSet(set)
  return folders.flatMap((name) => {
    const folder = join(DATA_FOLDER, name)
    return readdirSync(join(folder, 'images'))
      .sort()
      .map((image) => {
        const stem = image.replace(/\.[^.]+$/, '')
        const common = { stem, site: siteOf(set, stem), file: join(folder, 'images', image) }
        if (truth === 'importance') {
          return { ...common, fixations: [], importance: join(folder, 'heatmaps', `${stem}.png`) }
        }
        const text = readFileSync(join(folder, 'fixations', `${stem}.json`), 'utf8')
        return {
          ...common,
          fixations: fixationsOf(JSON.parse(text) as FixationFile),
          importance: null
        }
      })
  })
}

/** The fixations inside the frame, whose coordinates are in the frame's px. */
export function fixationsOf({ width, height, fixations }: FixationFile): Fixation[] {
  const seen = new Map<number, number>()
  return fixations
    .map(([viewer, x, y, start]) => {
      const order = seen.get(viewer) ?? 0
      seen.set(viewer, order + 1)
      return { viewer: String(viewer), x: x / width, y: y / height, order, start }
    })
    .filter(isInside)
}

export interface ViewedScreen {
  id: string
  width: number
  height: number
  /** Their times are not known. */
  fixations: Omit<Fixation, 'start'>[]
}

/** The screens of UEyes with their fixations; the pictures are not at hand. */
export function viewedScreens(): ViewedScreen[] {
  const screens = new Map<string, ViewedScreen>()
  const lines = readFileSync(join(DATA_FOLDER, 'ueyes-fixations.csv'), 'utf8').trim().split('\n')
  for (const line of lines.slice(1)) {
    const [id = '', w, h, viewer = '', order, x, y] = line.split(',')
    const width = Number(w)
    const height = Number(h)
    const screen = screens.get(id) ?? { id, width, height, fixations: [] }
    screens.set(id, screen)
    const fixation = {
      viewer,
      order: Number(order),
      x: Number(x) / width,
      y: Number(y) / height
    }
    if (isInside(fixation)) screen.fixations.push(fixation)
  }
  return [...screens.values()]
}

function isInside({ x, y }: { x: number; y: number }): boolean {
  return x >= 0 && x < 1 && y >= 0 && y < 1
}

/** Looks begun in the first 3 s of UEyes, as its heatmaps have them: people look three times a second. */
export const isWithin3s = ({ order }: Pick<Fixation, 'order'>): boolean => order < 9

export interface RatedPicture {
  file: string
  /** Human complexity, 0–100; higher is more cluttered. */
  complexity: number
}

/** The advertisements with their complexity ratings. */
export function ratedPictures(): RatedPicture[] {
  const lines = readFileSync(join(DATA_FOLDER, 'ads/complexity.csv'), 'utf8').trim().split('\n')
  return lines.slice(1).map((line) => {
    const [name = '', complexity] = line.split(',')
    return { file: join(DATA_FOLDER, 'ads', 'images', name), complexity: Number(complexity) }
  })
}
