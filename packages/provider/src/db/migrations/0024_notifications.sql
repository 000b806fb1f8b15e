CREATE TABLE "notifications" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_user_id_kind_target_pk" PRIMARY KEY("user_id","kind","target"),
	CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" IN ('ESTIMATE', 'ORDER', 'DELIVERY', 'INQUIRY'))
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_latest" ON "notifications" USING btree ("user_id","at");