import { openMore, press } from '../../browser/support/more'
import { makeWebm } from '../../support/fixtures/make-webm'
import type { Scene } from '../../support/playground'
import { TRIED_CHANGE } from './tried-change'

const FRAMES = ['Ad banner 300x250', 'Ad banner 970x250', 'Phone checkout']

/** Where a designer begins: what is asked for there, and how. */
export interface Screen {
  name: string
  /** The sample designs on the page; two banners and a phone where they are not named. */
  samples?: string
  titles: (frames: number) => readonly string[]
  /** What else the panel calls the one thing that is asked for. */
  called?: string
  /** What comes before, while nothing fails. */
  prepare?: (scene: Scene) => Promise<void>
  begin: (scene: Scene, titles: readonly string[]) => Promise<void>
  /** Whether cancelling removes all that is shown of it. */
  leavesNothing?: boolean
  /** Looks at what is left when all has ended, by the seed also at what is left once it is removed. Returns what is wrong. */
  finish?: (scene: Scene, seed: number) => Promise<string[]>
}

export const SCREENS: readonly Screen[] = [
  {
    name: 'frames',
    titles: (frames) => FRAMES.slice(0, frames),
    begin: async (scene, titles) => {
      await scene.select(...titles)
      await scene.panel.getByRole('button', { name: /^Analyse( \d frames)?$/ }).click()
    }
  },
  {
    name: 'a comparison',
    titles: () => FRAMES.slice(0, 2),
    begin: async (scene, titles) => {
      await scene.panel.getByRole('tab', { name: 'Compare' }).click()
      await scene.select(...titles)
      await press(scene, 'Compare')
    }
  },
  {
    name: 'a page',
    titles: () => ['example.com/shop'],
    begin: async (scene, [title]) => {
      await openMore(scene, 'Web page')
      await scene.panel.getByRole('textbox', { name: 'Page address' }).fill(`https://${title}`)
      await press(scene, 'Analyse')
    }
  },
  {
    name: 'an ad',
    titles: () => ['Phone checkout'],
    begin: async (scene, titles) => {
      await scene.select(...titles)
      await scene.unfold('Scores')
      await press(scene, 'Score as an ad')
    }
  },
  {
    name: 'a video',
    titles: () => [FILM_TITLE],
    begin: async (scene) => {
      const buffer = await filmOf(scene)
      await openMore(scene, 'Video')
      const file = { name: `${FILM_TITLE}.webm`, mimeType: 'video/webm', buffer }
      await scene.panel.getByLabel('Choose a video').setInputFiles(file)
      await press(scene, 'Analyse')
    }
  },
  TRIED_CHANGE
]
const FILM_TITLE = 'Film'

/** Drawn once. */
let film: Promise<Buffer> | undefined
function filmOf({ page }: Scene): Promise<Buffer> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('The page has no browser.')
  film ??= makeWebm(browser, { seconds: 1, width: 160, height: 90 })
  return film
}
