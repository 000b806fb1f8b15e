ALTER TABLE "contents" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_code_unique" UNIQUE("code");