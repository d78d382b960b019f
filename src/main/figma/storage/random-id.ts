/** 32 hexadecimal digits. Not secret: the main thread has no crypto, and the id only tells files apart. */
export function randomId(): string {
  let id = ''
  while (id.length < 32) id += Math.floor(Math.random() * 16).toString(16)
  return id
}
