ALTER TABLE "files" DROP CONSTRAINT "files_policy";--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_policy" CHECK ("files"."policy" IN ('PUBLIC', 'OWNER', 'CHAT', 'COMPANY'));