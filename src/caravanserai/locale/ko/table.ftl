# 모든 테이블에서 쓰는 말.
you-subject = 당신
you-object = 당신
seat-you = { $seat } 나
waiting-for = 기다리는 사람: { $players }.
