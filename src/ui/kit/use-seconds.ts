import { useEffect, useState } from 'preact/hooks'

/** Whole seconds since a moment (ms since 1970), counted while the component is shown. */
export function useSeconds(since: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((now - since) / 1000))
}
