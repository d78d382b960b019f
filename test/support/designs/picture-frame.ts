import { type LayerNode, PLAIN_LAYER } from '../../../src/file'

/** A frame whose one fill is a picture, as Figma makes of one that is dropped on the canvas. */
export function pictureFrame({ width, height }: { width: number; height: number }): LayerNode {
  return {
    id: '1:2',
    parent: -1,
    type: 'FRAME',
    name: 'Picture',
    matrix: [1, 0, 0, 1, 0, 0],
    width,
    height,
    ...PLAIN_LAYER,
    clips: true,
    cover: 1,
    image: true
  }
}
