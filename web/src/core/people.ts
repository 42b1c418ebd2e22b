/** The calls about people: the ways into an account, blocks and reports, and looking after the server. */

import type {
  AccountInfo,
  AuditInfo,
  AuditList,
  BanAsk,
  BlockInfo,
  BlockList,
  EmailAsk,
  KickAsk,
  Me,
  MuteAsk,
  PersonCard,
  PersonList,
  RecoveryCode,
  Registered,
  RemoveAsk,
  ReportAsk,
  ReportInfo,
  ReportList,
  SanctionInfo,
  SanctionList,
  SessionInfo,
  SessionList,
} from "../wire.ts";
import { call } from "./rest.ts";

export const people = {
  account: (): Promise<AccountInfo> => call("GET", "account"),
  register: (name: string, password: string): Promise<Registered> => call("POST", "account/register", { name, password }),
  changePassword: (old: string, fresh: string): Promise<Me> => call("POST", "account/password", { old, new: fresh }),
  recover: (name: string, code: string, password: string): Promise<Registered> => call("POST", "account/recover", { name, code, password }),
  newCode: async (password: string): Promise<string> => (await call<RecoveryCode>("POST", "account/code", { password })).code,
  forgot: (name: string, language: "en" | "ru"): Promise<AccountInfo> => call("POST", "account/forgot", { name, language }),
  setEmail: (ask: EmailAsk): Promise<AccountInfo> => call("POST", "account/email", ask),
  confirmEmail: (code: string): Promise<AccountInfo> => call("POST", "account/email/confirm", { code }),

  sessions: async (): Promise<SessionInfo[]> => (await call<SessionList>("GET", "sessions")).sessions,
  endSession: (id: string): Promise<void> => call("DELETE", `sessions/${id}`),
  endOthers: async (): Promise<SessionInfo[]> => (await call<SessionList>("POST", "sessions/end-others")).sessions,

  blocks: async (): Promise<BlockInfo[]> => (await call<BlockList>("GET", "blocks")).blocks,
  block: (table: string, seat: number): Promise<BlockList> => call("POST", "blocks", { table, seat }),
  unblock: (person: string): Promise<void> => call("DELETE", `blocks/${person}`),
  report: (ask: ReportAsk): Promise<void> => call("POST", "reports", ask),

  exportAddress: "/api/account/export",
  remove: (password: string | null): Promise<Me> => call("POST", "account/delete", { sure: true, password }),
};

export const admin = {
  reports: async (which: "open" | "all"): Promise<ReportInfo[]> => (await call<ReportList>("GET", `admin/reports?which=${which}`)).reports,
  closeReport: (id: string): Promise<void> => call("POST", `admin/reports/${id}/close`),
  find: async (name: string): Promise<PersonCard[]> => (await call<PersonList>("GET", `admin/people?name=${encodeURIComponent(name)}`)).people,
  sanctions: async (): Promise<SanctionInfo[]> => (await call<SanctionList>("GET", "admin/sanctions")).sanctions,
  lift: (id: string): Promise<void> => call("POST", `admin/sanctions/${id}/lift`),
  mute: (ask: MuteAsk): Promise<void> => call("POST", "admin/mute", ask),
  ban: (ask: BanAsk): Promise<void> => call("POST", "admin/ban", ask),
  kick: (ask: KickAsk): Promise<void> => call("POST", "admin/kick", ask),
  close: (table: string, reason: string): Promise<void> => call("POST", "admin/close", { table, reason }),
  removeMessage: (ask: RemoveAsk): Promise<void> => call("POST", "admin/remove", ask),
  audit: async (before?: number): Promise<AuditInfo[]> => (await call<AuditList>("GET", `admin/audit${before ? `?before=${before}` : ""}`)).entries,
};
