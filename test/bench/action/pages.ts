import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pixels } from '../../../src/perception'
import { readPixels } from '../perception/read-pixels'
import { DATA_FOLDER } from '../perception/viewing-data'
import type { DrawnScreen } from './draw-screen'

/** A page as a flat picture. */
export interface Page extends Pick<DrawnScreen, 'main'> {
  name: string
  file: Uint8Array
  pixels: Pixels
}

/** The pages with a wanted name whose pictures are at hand. */
export async function* pagesAtHand(wanted: (name: string) => boolean): AsyncGenerator<Page> {
  for (const [name, main] of Object.entries(PAGES).filter(([name]) => wanted(name))) {
    const path = join(DATA_FOLDER, name.replace('/', '/images/') + '.png')
    const file = await readFile(path).catch(() => null)
    if (file !== null) yield { name, main, file, pixels: await readPixels(path) }
  }
}

/** Pages of the viewing data and the boxes of their main buttons in px, marked by hand; none where a designer names none. */
const PAGES: Readonly<Record<string, DrawnScreen['main']>> = {
  'fiwi-more/agoda': [[437, 306, 210, 57]],
  'fiwi-more/airbnb': [[978, 304, 91, 48]],
  'fiwi-more/coursera': [],
  'fiwi-more/dailymotion': [],
  'fiwi-more/dropbox': [[768, 396, 227, 48]],
  'fiwi-more/google-giving': [],
  'fiwi-more/intel': [],
  'fiwi-more/jetstar': [[401, 403, 142, 23]],
  'fiwi-more/lenovo': [],
  'fiwi-more/sourceforge': [[843, 175, 97, 37]],
  'fiwi-more/tigerair': [[978, 422, 128, 37]],
  'fiwi-more/zuji': [[537, 490, 108, 28]],
  'fiwi-more/instagram-profile': [],
  'fiwi-more/pinterest-tips': [],
  'fiwi/bbc-weather': [],
  'fiwi/clubsnap': [],
  'fiwi/cnn-sport': [],
  'fiwi/dailymotion-gaming': [],
  'fiwi/dodohub': [],
  'fiwi/dodohub1': [],
  'fiwi/eco-news': [],
  'fiwi/google-org': [[182, 479, 167, 30]],
  'fiwi/ica': [],
  'fiwi/natureblog': [],
  'fiwi/nlb': [],
  'fiwi/ntu-research': [],
  'fiwi/nytimes-news': [],
  'fiwi/pinterest-2': [],
  'fiwi/quora': [[1016, 87, 113, 28]],
  'fiwi/singtel': [[698, 345, 194, 46]],
  'fiwi/the-scientist': [],
  'fiwi/universal-studio': [[1058, 0, 106, 40]],
  'fiwi/yoursg-browse': [],
  'ueyes-web/0af35a': [],
  'ueyes-web/393327': [],
  'ueyes-web/6047d3': [],
  'ueyes-web/8f9844': [[333, 199, 136, 22]],
  'ueyes-web/9f5081': [[328, 106, 34, 20]],
  'ueyes-web/a91f25': [],
  'ueyes-web/b02217': [[26, 218, 72, 17]],
  'ueyes-web/bfa4f2': [
    [48, 253, 86, 20],
    [440, 33, 58, 19]
  ],
  'ueyes-web/c228a1': [],
  'ueyes-web/fe14d6': [],
  'ueyes-phone/0feea2': [[94, 408, 100, 29]],
  'ueyes-phone/31bba3': [[109, 45, 70, 70]],
  'ueyes-phone/40e990': [],
  'ueyes-phone/4b9fd2': [],
  'ueyes-phone/66b3ff': [],
  'ueyes-phone/7decae': [],
  'ueyes-phone/b44e33': [],
  'ueyes-phone/bc43bb': [],
  'ueyes-phone/eb06ec': [],
  'ueyes-phone/f9ae9f': []
}
