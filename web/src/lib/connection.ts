// A seat's socket: it reconnects on its own, sends unanswered messages again, and asks for what it
// missed by number.

import type { FromClient, FromServer, Problem } from '../wire'
import { Refusal } from './api'

export type Line = 'connecting' | 'open' | 'lost' | 'closed'
type Unkeyed<T> = T extends { key: string } ? Omit<T, 'key'> : never
export type Request = Unkeyed<FromClient>

/** What carries messages to a table and back. */
export interface Wire {
  ask(request: Request): Promise<FromServer>
  close(): void
}

interface Waiting {
  message: FromClient
  done: (answer: FromServer) => void
  failed: (error: Refusal) => void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 8_000
const PING_EVERY = 15_000
const SILENCE = 40_000
const FOR_GOOD = 4000 // from here on, except for these, reconnecting is pointless
const FOR_NOW = [4408, 4429, 4503] // read too slowly, sent too much, nothing can be saved

export class Connection implements Wire {
  #socket: WebSocket | undefined
  #waiting = new Map<string, Waiting>()
  #since = 0
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #pinging: ReturnType<typeof setInterval>
  #heard = 0
  #closed = false
  #problem: Problem | undefined

  constructor(
    readonly table: string,
    readonly seat: string | null,
    private readonly hear: (message: FromServer) => void,
    private readonly line: (state: Line, problem?: Problem) => void,
  ) {
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY)
    addEventListener('online', this.#again)
    addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#seen)
    this.#connect()
  }

  /** Send a message; return its answer, or why it was refused. */
  ask(request: Request): Promise<FromServer> {
    const message = { ...request, key: crypto.randomUUID() } as FromClient
    return new Promise((done, failed) => {
      this.#waiting.set(message.key, { message, done, failed })
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
    })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#pinging)
    removeEventListener('online', this.#again)
    removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#seen)
    this.#socket?.close()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const seat = this.seat ? `seat=${this.seat}&` : ''
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket?${seat}since=${this.#since}`
    const socket = new WebSocket(`${scheme}://${location.host}${path}`)
    this.#socket = socket
    socket.onmessage = ({ data }: MessageEvent<string>) =>
      this.#receive(JSON.parse(data) as FromServer)
    socket.onclose = (event) => this.#gone(socket, event)
    socket.onopen = () => {
      for (const { message } of this.#waiting.values()) socket.send(JSON.stringify(message))
    }
  }

  #receive(message: FromServer): void {
    this.#heard = Date.now()
    if (message.type === 'update' && this.#since + message.happenings.length !== message.n) {
      this.#socket?.close() // something on the way has lost, doubled or reordered messages
      return
    }
    if (message.type === 'snapshot') {
      this.#wait = FIRST_WAIT
      this.line('open')
    }
    if (message.type === 'snapshot' || message.type === 'update') this.#since = message.n
    if (message.type === 'refused' && message.key === null) this.#problem = message.problem
    if ('key' in message && message.key) this.#answer(message.key, message)
    this.hear(message)
  }

  #answer(key: string, message: FromServer): void {
    const waiting = this.#waiting.get(key)
    if (!waiting) return
    this.#waiting.delete(key)
    if (message.type === 'refused') waiting.failed(new Refusal(message.problem, 409))
    else waiting.done(message)
  }

  #gone(socket: WebSocket, event: CloseEvent): void {
    if (this.#closed || socket !== this.#socket) return
    this.#socket = undefined
    if (event.code >= FOR_GOOD && !FOR_NOW.includes(event.code)) {
      this.close()
      this.line('closed', this.#problem)
      return
    }
    this.line('lost')
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.8 + Math.random() * 0.4))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  #again = (): void => {
    if (this.#socket || this.#closed) return
    clearTimeout(this.#timer)
    this.#wait = FIRST_WAIT
    this.#connect()
  }

  #drop = (): void => {
    this.#socket?.close()
  }

  #seen = (): void => {
    if (!document.hidden) this.#again()
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    if (Date.now() - this.#heard > SILENCE) this.#socket.close()
    else this.#socket.send(JSON.stringify({ type: 'ping', key: crypto.randomUUID() }))
  }
}
