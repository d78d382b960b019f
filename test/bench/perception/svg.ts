import type { Size } from '../../../src/perception/see/size'
import type { Box } from './pop-out/things'

/** A drawing as a whole document. */
export function svgOf(drawing: string, { width, height }: Size): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`
}

export function enlarged({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}
