import { perceive, type Pixels } from '../../perception'
import { drawOutputs } from '../analyses/draw-outputs'
import type { Drive } from '../options'

/** Large enough for every loop of the engine to be found worth compiling. */
const WIDTH = 240
const HEIGHT = 180

/**
 * Does with a made-up page what is done with a picture, so that the runtime has compiled the engine
 * before the first analysis: it takes half as long again when it has not. Rejects as `drive` does.
 */
export async function rehearse(drive: Drive): Promise<void> {
  const perception = await drive(perceive(madeUpPage(), { medium: 'desktopWeb' }))
  await drawOutputs(['attention', 'clarity', 'excitingness'], perception, drive, () => '')
}

/** Lines of text on the left and a coloured picture on the right, with some grain. */
function madeUpPage(): Pixels {
  const words = new Uint32Array(WIDTH * HEIGHT).fill(0xffffffff)
  for (let i = 0; i < words.length; i++) {
    const x = i % WIDTH
    const y = (i - x) / WIDTH
    const grain = Math.imul(i, 0x9e3779b1) >>> 27
    if (x > WIDTH / 2) words[i] = 0xff000000 + (y + grain) * 0x10000 + x * 0x100 + grain
    else if (y % 12 < 5 && x % 5 < 3) words[i] = 0xff282828
  }
  return { width: WIDTH, height: HEIGHT, data: new Uint8Array(words.buffer) }
}
