/** Puts a stylesheet into the page, once for each module that has one. */
export function addStyle(css: string, way: 'append' | 'prepend'): void {
  const element = document.createElement('style')
  element.textContent = css
  document.head[way](element)
}
