import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** Below this part in sight, an element is as good as gone. */
const IN_SIGHT = 0.6

/** Whether an element has been scrolled out of sight. */
export function useAway(element: RefObject<HTMLElement>): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => setAway(entry !== undefined && entry.intersectionRatio < IN_SIGHT),
      { threshold: IN_SIGHT }
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return away
}
