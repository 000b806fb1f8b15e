CREATE TABLE "content_likes" (
	"content_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_likes_content_id_user_id_pk" PRIMARY KEY("content_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "author" jsonb;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "body" jsonb;--> statement-breakpoint
ALTER TABLE "content_likes" ADD CONSTRAINT "content_likes_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_likes" ADD CONSTRAINT "content_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_likes" CHECK ("contents"."likes" >= 0);
--> statement-breakpoint
UPDATE "contents" SET "blocks" = '[]', "body" = (
	SELECT jsonb_object_agg("language", "html") FROM (
		SELECT t.key AS "language", string_agg(
			'<p>' || replace(replace(t.value, '&', '&amp;'), '<', '&lt;') || '</p>', E'\n' ORDER BY b.place) AS "html"
		FROM jsonb_array_elements("contents"."blocks") WITH ORDINALITY b(block, place), jsonb_each_text(b.block -> 'text') t
		GROUP BY t.key) texts)
WHERE "kind" IN ('NEWS_EVENT', 'MAGAZINE', 'WINE_SENSE', 'NOTICE') AND jsonb_array_length("blocks") > 0;
